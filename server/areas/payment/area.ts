import { paymentCalls } from '@contract/payment'
import { defineArea } from '../area'
import { paymentJobs } from './jobs'
import { incidentCase } from './desk/incident-case'
import { refundCase } from './desk/refund-case'
import { shippingCase } from './desk/shipping-case'
import { unansweredCase } from './desk/unanswered-case'
import { paymentLeaving } from './leaving'
import { addPayNotify } from './notify-routes'
import { closePayments, refundOrder, refundsOfOrder } from './payment'
import { paymentHandlers } from './payment.calls'
import { paymentSeals } from './seals'
import { shippingPushes } from './shipping/pushed'
import { paymentTelling } from './telling'

export const paymentArea = defineArea({
  name: 'payment',
  calls: paymentCalls,
  handlers: paymentHandlers,
  jobs: paymentJobs,
  desk: {
    money: incidentCase,
    refund: refundCase,
    shipping: shippingCase,
    payment: unansweredCase,
  },
  leaving: paymentLeaving,
  telling: paymentTelling,
  seals: paymentSeals,
  till: { close: closePayments, refund: refundOrder, refundsOf: refundsOfOrder },
  pushes: shippingPushes,
  routes: addPayNotify,
})
