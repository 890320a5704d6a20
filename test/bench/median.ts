/** The middle one; of an even number the upper of the two in the middle. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]!
