export interface Countdown {
  days: string
  hours: string
  minutes: string
  seconds: string
}

const two = (value: number): string => String(value).padStart(2, '0')

/** What is left until an end, both in seconds; zeros once it is past. */
export const countdown = (end: number, now: number): Countdown => {
  const left = Math.max(0, Math.floor(end - now)) || 0
  return {
    days: two(Math.floor(left / 86_400)),
    hours: two(Math.floor(left / 3600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
  }
}
