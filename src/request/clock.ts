/** Seconds the server is ahead of this phone, as far as it told us. */
let offset = 0

/** Answers are on their way for a moment; a countdown must not hop with each of them. */
const jitter = 2

const phone = (at = Date.now()) => Math.floor(at / 1000)

/** Now, in seconds, by the server's clock. */
export const serverNow = () => phone() + offset

/** So many seconds after the answer that says so came, which may be a while ago (see useRead). */
export const momentIn = (seconds: number, cameAt?: number): number =>
  phone(cameAt) + offset + seconds

/** A time as the server writes it, on the same clock. */
export const momentOf = (time: string): number => Math.floor(Date.parse(time) / 1000)

export function learnServerTime(seconds: number): void {
  const found = Math.round(seconds) - phone()
  if (Math.abs(found - offset) > jitter) offset = found
}
