/** The state of a slot; the share stands at this place. */
export const slotState = (share: string) => `
  case
    when stuck then 'stuck'
    when stock = 0 then 'empty'
    when stock <= capacity * ${share}::float8 then 'low'
    else 'normal'
  end`
