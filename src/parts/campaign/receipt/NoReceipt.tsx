import { follow } from '@/navigation/go'
import { isRefusal } from '@/request/refusalCodes'
import { Button } from '@/ui/button/Button'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Message } from '@/ui/state/Message'

interface NoReceiptProps {
  error: unknown
  /** Where it could be received. */
  campaign: string
  onRetry: () => void
}

/** Opened by its address with nothing received: the way leads back to the campaign. */
export function NoReceipt({ error, campaign, onRetry }: NoReceiptProps) {
  if (!isRefusal(error, 'notFound')) return <ErrorView error={error} onRetry={onRetry} />
  return (
    <Message scene={noResult} title="还没有领到" text="参加活动领到以后，会显示在这里">
      <Button onPress={() => void follow(campaign)}>去参加活动</Button>
    </Message>
  )
}
