import { routeNamed } from '@/routes/match'
import { isIn } from '@/routes/packages'

/** Whether this app takes money: the operators' own does not. */
export const paysHere = isIn(__APP__, routeNamed('orderPay'))
