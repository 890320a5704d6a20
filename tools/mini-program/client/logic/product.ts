import type { Product } from '../../product'

export const product = (await (await fetch('/~/product.json')).json()) as Product
