import type { Out } from '@contract/api'
import { makeAutoObservable } from 'mobx'

export type Address = NonNullable<Out<'/tp5/api/ExchangeShop/check'>['address']>

/** What a person filled in for an exchange that is not done yet; kept while they look elsewhere. */
class Draft {
  private of = ''
  number = 1
  note = ''
  /** Chosen for this exchange; null leaves it to the default one. */
  address: Address | null = null

  constructor() {
    makeAutoObservable(this)
  }

  /** Another exchange starts from nothing; the same one goes on. */
  open(of: string, number: number): void {
    if (this.of === of) return
    this.of = of
    this.number = number
    this.note = ''
    this.address = null
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

  clear(): void {
    this.of = ''
    this.number = 1
    this.note = ''
    this.address = null
  }
}

export const draft = new Draft()
