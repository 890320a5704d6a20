import { follow } from '@/navigation/go'
import { siteOrigin } from '@/platform/address'
import { scannedAddress } from '@/routes/ourAddress'
import { publicUrlOf } from '@/routes/url'

const inAddress = /[?&]machine_sn=([A-Z0-9-]{4,20})(?:[&#]|$)/
const alone = /^[A-Z0-9-]{4,20}$/

/** The machine's number in what its sticker says: an address of ours, or the number itself. */
export const machineSnIn = (scanned: string): string | undefined =>
  inAddress.exec(scanned)?.[1] ?? (alone.test(scanned.trim()) ? scanned.trim() : undefined)

const shown = /[?&]seen=(\d{8})(?:[&#]|$)/

/** What its screen showed beside the number, where it has one. */
export const seenIn = (scanned: string): string | undefined => shown.exec(scanned)?.[1]

/** Who looked for a machine may have read another code of ours: it opens what it names. False: it is not ours. */
export async function openAnother(scanned: string, open = follow): Promise<boolean> {
  const { place } = scannedAddress(scanned, siteOrigin())
  if (!place) return false
  await open(publicUrlOf(place))
  return true
}
