import { Thing } from '@/parts/order/Thing'
import type { MyReview } from '@/parts/review/review'
import { Card } from '@/ui/card/Card'

/** What it is about. */
export const ReviewedThing = ({ mine }: { mine: MyReview }) => (
  <Card>
    <Thing thing={mine} eager />
  </Card>
)
