import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const secretNames =
  'access_token|token|authorization|cookie|secret|signing_secret|session_key|openid|' +
  'hm_sign|signature|password|sms_code|captcha_code|data_key|id_card'

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
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line) => out.write(scrub(line)) },
  )
}
