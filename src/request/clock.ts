/** Seconds the server is ahead of this phone, as far as it told us. */
let offset = 0

const phone = () => Math.floor(Date.now() / 1000)

/** Now, in seconds, by the server's clock. */
export const serverNow = () => phone() + offset

export function learnServerTime(seconds: number): void {
  if (Number.isFinite(seconds)) offset = Math.round(seconds) - phone()
}
