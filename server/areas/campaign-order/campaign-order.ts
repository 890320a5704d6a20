export { type Bought, boughtIn } from './bought'
export { seller } from './order'
export { presentOrder } from './present'
export { mayBePaid } from './things'
