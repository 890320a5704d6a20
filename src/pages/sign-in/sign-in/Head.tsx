import { useRead } from '@/cache/useRead'
import { CallError } from '@/blocks/form/CallError'
import { imageUrl } from '@/hosts/imageUrl'
import { useAllowing } from '@/parts/message/useAllowing'
import { givesWords, type Week } from '@/parts/sign-in/signing'
import { useSigning } from '@/parts/sign-in/useSigning'
import { Picture } from '@/platform/Picture'
import { Button } from '@/ui/button/Button'
import { Media } from '@/ui/media/Media'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import styles from './Head.module.scss'

/** How many days in a row, and the one button of the page. */
export function Head({ week }: { week: Week }) {
  const { data: reminder } = useRead('/tp5/api/UserSignIn/reminder')
  const { allow } = useAllowing(['signIn'])
  // WeChat has every single reminder allowed: whoever wants to be reminded allows the next one with this tap
  const { submit, busy, error } = useSigning(reminder?.on === 1 ? allow : undefined)
  const { streak, signed, gives } = week
  const given = givesWords(gives)
  return (
    <Stack>
      <Media
        end={
          <Picture
            className={styles.picture}
            src={imageUrl('/static/goods/card-market.svg')}
            alt=""
            eager
          />
        }
      >
        <Text size="xl" strong heading={2}>
          {streak > 0 ? `连签 ${streak} 天` : '今天开始连签'}
        </Text>
        <Text size="sm" tone="ink2">
          {signed ? `今天得了 ${given}，明天再来` : `今天签到得 ${given}，断签从头算`}
        </Text>
      </Media>
      <Button shape="full" disabled={signed === 1} busy={busy} onPress={() => void submit()}>
        {signed ? '今天已签到' : `签到，领 ${given}`}
      </Button>
      <CallError error={error} />
    </Stack>
  )
}
