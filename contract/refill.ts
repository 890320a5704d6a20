import { cartCalls } from './refill/cart'
import { refillOrderCalls } from './refill/order'
import { refillStockCalls } from './refill/stock'
import { supplierCalls } from './refill/supplier'
import { warningCalls } from './refill/warning'

export const refillCalls = {
  ...warningCalls,
  ...cartCalls,
  ...refillOrderCalls,
  ...refillStockCalls,
  ...supplierCalls,
}
