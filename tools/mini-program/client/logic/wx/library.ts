import { options } from '../options'
import { introduced } from './introduced'

const oldest = '1.0.0'
type Libraries = Record<string, string>
const calls = new Map(Object.entries((await (await fetch('/~/library.json')).json()) as Libraries))
const parts = new Map(Object.entries(introduced))

const numbersOf = (version: string) => version.split('.').map(Number)

function isReached(version = oldest): boolean {
  const own = numbersOf(options.library)
  for (const [place, needed] of numbersOf(version).entries()) {
    const difference = (own[place] ?? 0) - needed
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Whether `wx` of this phone has the call; what the typings do not name is not judged. */
export const hasCall = (name: string): boolean => isReached(calls.get(name))

/** The values of an attribute are known all or not at all. */
const isListed = (attribute: string) =>
  [...parts.keys()].some((each) => each.startsWith(`${attribute}.`))

/** Goes by what the library has, whatever this host has of it; details that no table knows go by what they are of. */
export function canIUse(schema: string): boolean {
  const [name = '', attribute, value] = schema.split('.')
  if (!parts.has(name)) return calls.has(name) && hasCall(name)
  const ofAttribute = `${name}.${attribute}`
  const isUnknownValue = value !== undefined && !parts.has(schema)
  if (isUnknownValue && isListed(ofAttribute)) return false
  return isReached(parts.get(schema) ?? parts.get(ofAttribute) ?? parts.get(name))
}
