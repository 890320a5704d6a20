const inAddress = /[?&]machine_sn=([A-Z0-9-]{4,20})(?:[&#]|$)/
const alone = /^[A-Z0-9-]{4,20}$/

/** The machine's number in what its sticker says: an address of ours, or the number itself. */
export const machineSnIn = (scanned: string): string | undefined =>
  inAddress.exec(scanned)?.[1] ?? (alone.test(scanned.trim()) ? scanned.trim() : undefined)
