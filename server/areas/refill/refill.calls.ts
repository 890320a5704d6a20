import type { Ports } from '../area'
import { cartHandlers } from './cart.calls'
import { refillOrderHandlers } from './order.calls'
import { refillStockHandlers } from './stock.calls'
import { supplierHandlers } from './supplier.calls'
import { warningHandlers } from './warning.calls'

export const refillHandlers = (ports: Ports) => ({
  ...warningHandlers,
  ...supplierHandlers,
  ...cartHandlers,
  ...refillOrderHandlers(ports),
  ...refillStockHandlers,
})
