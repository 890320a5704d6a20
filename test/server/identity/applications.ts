import { randomInt } from 'node:crypto'
import { identities } from '@server/areas/identity/tables'
import { newUpload, type Place } from '../upload/pictures'

/** The 18th digit as GB 11643 has it: the whole number counts 1 modulo 11. */
export function withCheckDigit(first17: string): string {
  const sum = [...first17].reduce((total, digit, at) => total + Number(digit) * 2 ** (17 - at), 0)
  const check = (12 - (sum % 11)) % 11
  return first17 + (check === 10 ? 'X' : String(check))
}

const someOrder = () => String(randomInt(1000)).padStart(3, '0')
const someDay = () => `19${randomInt(40, 99)}0${randomInt(1, 10)}1${randomInt(10)}`

export const someIdNumber = (born = someDay()) => withCheckDigit(`330110${born}${someOrder()}`)

/** With photos of their own, as the page sends it. */
export async function someApplication(house: Place, token: string) {
  const front = await newUpload(house, token, 'identity')
  const back = await newUpload(house, token, 'identity')
  return {
    name: '王秀英',
    id_number: someIdNumber(),
    front_id: front.upload_id,
    back_id: back.upload_id,
  }
}

export const clearIdentities = ({ database }: Place) => database.db.delete(identities)
