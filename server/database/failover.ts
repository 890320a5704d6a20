/** The SQLSTATE of a database error, however deep a library has wrapped it. */
export const sqlState = (error: unknown): string | undefined =>
  causesOf(error)
    .map((cause) => (cause as { code?: unknown }).code)
    .find((code): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))

/** Somebody else was first: a row of that name is there. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505'

/** The server goes, falls, is not there yet, or is no longer the one that writes. */
const failedOver = new Set(['57P01', '57P02', '57P03', '25006'])
const brokenCodes = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE'])
const brokenWords = /connection terminated(?! due to)|connection error and is not queryable/i

function isBroken(cause: Error): boolean {
  const { code = '', syscall } = cause as NodeJS.ErrnoException
  // the socket of an owned database is a file, which is away while it starts
  const noSocket = code === 'ENOENT' && syscall === 'connect'
  return brokenCodes.has(code) || noSocket || brokenWords.test(cause.message)
}

/** The connection is gone, or leads to a server that cannot do it: another may do the same at once. */
export function isLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined && (failedOver.has(state) || state.startsWith('08'))) return true
  return causesOf(error).some(isBroken)
}

/** Out of connections or of room on the disk. */
const lacking = new Set(['53100', '53300'])

/** It lacks something, or nobody is there to connect to: worth another try, by whoever asked. */
export const isBusy = (error: unknown): boolean =>
  lacking.has(sqlState(error) ?? '') ||
  causesOf(error).some(({ message }) =>
    /timeout exceeded when trying to connect|due to connection timeout/i.test(message),
  )

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
