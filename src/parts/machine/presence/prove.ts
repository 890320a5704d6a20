import { measure } from '@/platform/location'
import { api } from '@/request/api'
import { session } from '@/session/session'
import { seenIn } from '../scanned'

const stand = '/tp5/api/ExchangeShop/OfflineGoods/stand'

/** Tells the server that I stand before a machine. False: the phone does not say where it is. */
export async function proveByPosition(machine_sn: string, sticker?: 1): Promise<boolean> {
  const measured = await measure()
  if (!measured) return false
  await api.post(stand, { machine_sn, ...measured, ...(sticker && { sticker }) })
  return true
}

/** The same by what was read of the machine: its screen says enough, its sticker wants a position. */
export async function proveByCode(machine_sn: string, scanned: string): Promise<boolean> {
  const code = seenIn(scanned)
  if (code === undefined) return proveByPosition(machine_sn, 1)
  await api.post(stand, { machine_sn, code })
  return true
}

/** A screen that was read for something else shows it too, and nobody has to be asked where they are. */
export async function proveInPassing(machine_sn: string, code: string | undefined): Promise<void> {
  if (code === undefined || !session.signedIn) return
  await api.post(stand, { machine_sn, code }).catch(() => undefined)
}
