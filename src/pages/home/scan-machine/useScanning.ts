import { useState } from 'react'
import { proveInPassing } from '@/parts/machine/presence/prove'
import { machineSnIn, openAnother, seenIn } from '@/parts/machine/scanned'
import { followInstead, replace } from '@/navigation/go'
import { readCode, scan } from '@/platform/scan'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'

const notOurs = '这不是机器上的码，请扫柜门上的那一个，或输入二维码下面的编号'
const notANumber = '编号是字母和数字，如 LJ-0107，印在二维码下面'

/** From a code, or from a typed number, to the machine's activity or what it sells. */
export function useScanning() {
  const [problem, setProblem] = useState<string>()

  const opening = useSubmit(
    async (machine_sn: string, seen: string | undefined, isHere: boolean) => {
      await proveInPassing(machine_sn, seen)
      const found = await api.post('/tp5/api/Index/checkBindMachine', { machine_sn })
      // a number can be typed anywhere: only who stands before a machine makes it theirs
      const binds = found.may_bind === 1 && isHere
      if (binds) await api.post('/tp5/api/Index/bindMachine', { machine_sn })
      await (found.link ? followInstead(found.link) : replace('machine', { machine_sn }))
      if (binds) toast(`已记住${found.name}，下次从这里开始`)
      else if (found.reason) toast(found.reason)
    },
  )
  const reading = useSubmit(async () => {
    setProblem(undefined)
    const read = await readCode()
    if (!read) return
    if ('problem' in read) return setProblem(read.problem)
    const machineSn = machineSnIn(read.text)
    if (machineSn !== undefined) return opening.submit(machineSn, seenIn(read.text), true)
    if (!(await openAnother(read.text, followInstead))) setProblem(notOurs)
  })
  const enter = async (typed: string, seen?: string) => {
    const machineSn = machineSnIn(typed.trim().toUpperCase())
    setProblem(machineSn === undefined ? notANumber : undefined)
    if (machineSn !== undefined) await opening.submit(machineSn, seen, seen !== undefined)
  }
  return {
    /** Whether this platform has anything that reads codes. */
    canScan: scan !== undefined,
    scan: reading.submit,
    enter,
    busy: reading.busy || opening.busy,
    /** Why nothing was read. */
    problem,
    error: opening.error,
  }
}
