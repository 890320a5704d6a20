import { makeAutoObservable, observableRef } from 'mobx'
import type { Out } from '@contract/api'

export type Check = Out<'/tp5/api/ExchangeShop/check'>
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
