import { useState } from 'react'
import { openPositionSettings } from '@/platform/permission'
import { scan } from '@/platform/scan'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { machineSnIn } from '../scanned'
import { proveByCode, proveByPosition } from './prove'

/** Proves to stand before a machine by where the phone is or by a code, and goes on with what that was for. */
export function useProving(machineSn: string, onProved: () => void) {
  const [nowhere, setNowhere] = useState(false)
  const proving = useSubmit(async (prove: () => Promise<boolean>) => {
    setNowhere(false)
    const proved = await prove()
    setNowhere(!proved)
    if (proved) onProved()
  })
  const byPosition = () => proving.submit(() => proveByPosition(machineSn))
  const byCode = async () => {
    const scanned = await scan?.()
    if (scanned === undefined) return
    if (machineSnIn(scanned) !== machineSn) return toast('这是别的码，请扫这台机器上的那一个')
    await proving.submit(() => proveByCode(machineSn, scanned))
  }
  const bySettings = async () => {
    if (await openPositionSettings?.()) await byPosition()
  }
  return {
    byPosition,
    /** Undefined where this platform reads no codes. */
    byCode: scan && byCode,
    /** Where a refused position is allowed again; undefined where the platform has no such page. */
    bySettings: openPositionSettings && bySettings,
    busy: proving.busy,
    error: proving.error,
    /** The phone did not say where it is. */
    nowhere,
  }
}
