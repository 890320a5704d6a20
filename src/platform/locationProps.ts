export interface Located {
  latitude: number
  longitude: number
}

/** A reading of this moment, for who has to know how good it is. */
export interface Measured extends Located {
  /** Metres by which the phone may be wrong, in whole ones. */
  accuracy: number
  /** Seconds since the phone measured. */
  age: number
}
