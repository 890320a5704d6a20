/** Reads one number after the other, as font files write them. */
export class Bytes {
  constructor(
    private readonly data: Buffer,
    public at = 0,
  ) {}

  u8 = (): number => this.data.readUInt8(this.at++)
  u16 = (): number => this.data.readUInt16BE((this.at += 2) - 2)
  i16 = (): number => this.data.readInt16BE((this.at += 2) - 2)
  u32 = (): number => this.data.readUInt32BE((this.at += 4) - 4)
  /** Two bits before the point, fourteen behind it. */
  share = (): number => this.i16() / 0x4000
  text = (length: number): string => this.data.toString('latin1', this.at, (this.at += length))

  /** Seven bits a byte, the last without its highest. */
  long(): number {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }

  /** A byte where that is enough. */
  short(): number {
    const byte = this.u8()
    if (byte === 253) return this.u16()
    if (byte === 254) return 506 + this.u8()
    return byte === 255 ? 253 + this.u8() : byte
  }

  many = <T>(count: number, read: () => T): T[] => Array.from({ length: count }, read)
}
