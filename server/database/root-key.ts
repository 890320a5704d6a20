import { hkdfSync } from 'node:crypto'

const ID_BYTES = 4

/** 32 random bytes that never work themselves: each purpose has a key derived of them. */
export class RootKey {
  readonly #bytes: Buffer
  readonly #derived = new Map<string, Buffer>()
  /** Names the key in whatever it seals. */
  readonly id: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.id = this.derive('id').subarray(0, ID_BYTES)
  }

  /** Purposes are words of the code, never of the data: each is kept once it has been derived. */
  derive(purpose: string): Buffer {
    const known = this.#derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', this.#bytes, '', `linji ${purpose}`, 32))
    this.#derived.set(purpose, key)
    return key
  }

  /** What version 1 sealed and hashed with; nothing is made with it any more. */
  ofVersion1(): Buffer {
    return this.#bytes
  }
}
