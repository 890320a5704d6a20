import { replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { locked } from '@/ui/illustrations/occasions/locked'
import { Message } from '@/ui/state/Message'

/** Signed in, but for no company that advertises. */
export const NotAdvertiser = () => (
  <Message
    scene={locked}
    title="还没有开通广告投放"
    text="公司审核通过以后，就能在这里投放和看报告"
  >
    <Button onPress={() => void replace('advertisersBackground')}>去开通</Button>
  </Message>
)
