import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secretNames =
  'access_token|token|authorization|cookie|secret|signing_secret|session_key|openid|' +
  'hm_sign|signature|password|sms_code|phone_code|captcha_code|data_key|id_card'

/** `"access_token":"…"`, also where a whole JSON text is quoted inside a string. */
const secretFields = new RegExp(`(\\\\?"(?:${secretNames})\\\\?":\\s*\\\\?")[^"\\\\]*`, 'gi')
const secretParameters = new RegExp(`\\b((?:${secretNames})=)[^&\\s"\\\\]+`, 'gi')
const phones = /(?<![\w.])(1[3-9]\d)\d{4}(\d{4})(?!\w)/g
const identityNumbers = /(?<!\w)(\d{6})\d{11}[\dXx](?!\w)/g

/** The last word on every line, whichever object or message the secret travelled in. */
export function scrub(line: string): string {
  return line
    .replace(secretFields, '$1[redacted]')
    .replace(secretParameters, '$1[redacted]')
    .replace(phones, '$1****$2')
    .replace(identityNumbers, '$1************')
}

/** JSON, a line an event, to stdout or where a test wants it. */
export function createLog(
  level: string,
  out: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: described },
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => out.write(scrub(line)) },
  )
}

interface Described {
  type: string
  message: string
  stack: string | undefined
  code?: unknown
  cause?: Described
}

/** Named fields only: errors of the database driver carry connections, statements and their values. */
function described(error: unknown): Described {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: withoutParams(String(error)), stack: undefined }
  }
  return {
    type: error.name,
    message: withoutParams(error.message),
    stack: withoutParams(error.stack ?? ''),
    code: (error as { code?: unknown }).code,
    cause: error.cause === undefined ? undefined : described(error.cause),
  }
}

/** Drizzle ends its message with the values of the statement. */
const withoutParams = (text: string) => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')
