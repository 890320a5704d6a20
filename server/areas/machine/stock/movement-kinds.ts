/** Why there is more or less in a slot than before. */
export type MovementKind =
  | 'sold'
  | 'given'
  | 'tested'
  /** The machine was told to give it and never said whether it did. */
  | 'doubted'
  /** It says now that it did not. */
  | 'cleared'
  | 'restocked'
  | 'counted'
  | 'expired'
  | 'lost'
  /** Other goods lie in its slot now, or the slot is no more. */
  | 'removed'
