import { makeAutoObservable, observableRef } from 'mobx'
import type { In, Out } from '@contract/api'
import type { Answer } from '@/request/send'
import { goesWithPerson } from '@/session/goesWithPerson'
import { session } from '@/session/session'

export type Check = Out<'/tp5/api/ExchangeShop/check'>
type CheckWish = Pick<In<'/tp5/api/ExchangeShop/check'>, 'goods_id' | 'exchange_type' | 'number'>
export type Address = NonNullable<Check['address']>

/** What a person filled in for one exchange. */
class Draft {
  note = ''
  /** Chosen for this exchange; null leaves it to the default one. */
  address: Address | null = null

  constructor(
    readonly of: string,
    public number: number,
  ) {
    makeAutoObservable(this, { of: false, address: observableRef })
  }

  setNumber(number: number): void {
    this.number = number
  }

  setNote(note: string): void {
    this.note = note
  }

  choose(address: Address): void {
    this.address = address
  }

  /** An address was changed or added: the draft shows it as it is now. */
  learn(address: Address): void {
    if (this.address === null || this.address.address_id === address.address_id) {
      this.address = address
    }
  }

  /** An address was put away: nothing is sent there. */
  forget(addressId: number): void {
    if (this.address?.address_id === addressId) this.address = null
  }
}

type Answered = Pick<Answer<Check>, 'data' | 'of'>

/** A moment in which a ticket is still worth taking along, before it is over. */
const leftAtLeast = 30_000

let handed: { wish: string; answer: Answered; until: number } | undefined

const nameOf = (path: string, wish: object) => `${session.identity} ${path} ${JSON.stringify(wish)}`

/** What was answered on the way to the last word, which begins with it. */
export function handOn(path: string, wish: CheckWish, answer: Answered): void {
  const until = Date.now() + answer.data.expire_seconds * 1000 - leftAtLeast
  handed = { wish: nameOf(path, wish), answer, until }
}

/** The same, once; nothing where it is too old, or an answer to something else. */
export function takeHanded(path: string, wish: CheckWish): Answered | undefined {
  const found = handed
  handed = undefined
  const isIt = found?.wish === nameOf(path, wish) && Date.now() < found.until
  return isIt ? found.answer : undefined
}

let current = new Draft('', 1)

/** The draft of an exchange that is not done yet, kept while a person looks elsewhere. */
export function openDraft(of: string, number: number): Draft {
  if (current.of !== of) current = new Draft(of, number)
  return current
}

export const currentDraft = (): Draft => current

export function dropDraft(): void {
  current = new Draft('', 1)
}

goesWithPerson(() => {
  dropDraft()
  handed = undefined
})
