const MiB = 1024 * 1024

export const allowanceRules = { perHour: 120, bytesPerDay: 200 * MiB }

export const mostPixels = { side: 12_000, altogether: 50_000_000 }

/** What nobody uses for so long is removed. */
export const unusedLastsSeconds = 24 * 3600

/** How long the address of a private file works. */
export const addressLastsSeconds = 300

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
