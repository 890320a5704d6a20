import { observer } from 'mobx-react'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'
import { missingPage } from './missingPage.h5'
import './LoadFailed.h5.scss'

interface LoadFailedProps {
  onRetry: () => void
  onStay?: (() => void) | undefined
}

/** Says that a page did not arrive, in front of everything. */
export function LoadFailed({ onRetry, onStay }: LoadFailedProps) {
  return (
    <div className="load-failed" role="alert">
      <Message scene="machine" title="加载失败，重试" text="网络不太顺畅，这一页没有载入完整">
        <Button onPress={onRetry}>重试</Button>
        {onStay && (
          <Button kind="outline" onPress={onStay}>
            返回
          </Button>
        )}
      </Message>
    </div>
  )
}

/** Lies over the page that was fine, which goes on standing behind. */
export const MissingPageNotice = observer(function MissingPageNotice() {
  const { ways } = missingPage
  return ways ? <LoadFailed onRetry={ways.retry} onStay={ways.stay} /> : null
})
