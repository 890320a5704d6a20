import { random } from './random'

/** Version-4 style: it names this phone, which some limits are counted by. */
export function randomUuid(): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (mark) => {
    const digit = Math.floor(random() * 16)
    return (mark === 'x' ? digit : (digit & 3) | 8).toString(16)
  })
}
