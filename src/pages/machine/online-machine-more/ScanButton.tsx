import type { Way } from '@/parts/machine/machine'
import { machineSnIn, openAnother } from '@/parts/machine/scanned'
import { scan } from '@/platform/scan'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { messageOf } from '@/request/errors'
import { Button } from '@/ui/button/Button'
import { openChosen } from './openChosen'

/** Reads the sticker of the machine one stands before, where the platform has a camera for it. */
export function ScanButton({ way }: { way: Way }) {
  if (!scan) return null
  return (
    <Button kind="soft" shape="pill" label="扫机器上的码" onPress={() => void scanMachine(way)}>
      扫码
    </Button>
  )
}

async function scanMachine(way: Way): Promise<void> {
  const scanned = await scan?.()
  if (scanned === undefined) return
  const machine_sn = machineSnIn(scanned)
  if (machine_sn === undefined) {
    if (!(await openAnother(scanned))) toast('这不是机器上的码，请扫柜门上的那一个')
    return
  }
  try {
    const { machine } = await api.get('/tp5/api/ExchangeShop/OfflineGoods/lists', { machine_sn })
    await openChosen(machine.machine_id, way)
  } catch (error) {
    toast(messageOf(error))
  }
}
