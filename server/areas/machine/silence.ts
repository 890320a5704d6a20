/** A machine reports every minute. */
const offlineAfterSeconds = 600

/** A machine whose last heartbeat is older counts as offline. */
export const silentSince = (now: Date) => new Date(now.getTime() - offlineAfterSeconds * 1000)
