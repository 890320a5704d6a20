import type { TextInputProps } from '@/platform/textInputProps'

type Kind = NonNullable<TextInputProps['kind']>

const asIs = (text: string): string => text
const digits = (text: string): string => text.replace(/\D/g, '')

const kept: Record<Kind, (text: string) => string> = {
  text: asIs,
  search: asIs,
  name: asIs,
  number: digits,
  phone: digits,
  code: digits,
  decimal: (text) => text.replace(/[^\d.]/g, '').replace(/^(\d*\.\d*)\..*$/, '$1'),
  identity: (text) =>
    text
      .toUpperCase()
      .replace(/[^\dX]/g, '')
      .slice(0, 18),
}

/** What of the signs that were typed or pasted belongs into a field of that kind. */
export const typedAs = (kind: Kind, text: string): string => kept[kind](text)

/** How many signs a field takes unless it says otherwise; a pasted number may hold spaces. */
export const mostSigns: Record<Kind, number> = {
  text: 140,
  search: 140,
  name: 140,
  number: 140,
  decimal: 16,
  phone: 11,
  code: 6,
  identity: 24,
}
