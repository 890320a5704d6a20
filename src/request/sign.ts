import md5 from 'crypto-js/md5'

export type Wire = Readonly<Record<string, string>>

/** Upper-case MD5 of every non-empty parameter, sorted by name, with the secret behind. */
export function sign(parameters: Wire, secret: string): string {
  const joined = Object.keys(parameters)
    .filter((name) => parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
  return md5(joined + secret)
    .toString()
    .toUpperCase()
}
