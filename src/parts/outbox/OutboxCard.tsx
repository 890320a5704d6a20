import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { useEvery } from '@/cache/useEvery'
import { useInFront } from '@/platform/inFront'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { outbox } from './outbox'
import { nameOf } from './step'

/** How often what waits is tried again while somebody looks. */
const againMs = 20_000

/** What the phone keeps of steps that the server does not have; nothing where it has all. */
export const OutboxCard = observer(function OutboxCard() {
  const inFront = useInFront()
  const sending = useSubmit(() => outbox.send())
  const { mine, waiting, photosWaiting } = outbox
  useEffect(() => {
    if (inFront) void outbox.send()
  }, [inFront])
  useEvery(againMs, () => outbox.send(), waiting.length > 0)
  if (mine.length === 0) return null
  const refused = mine.filter((one) => one.refused !== '')
  return (
    <Card>
      <Stack>
        {waiting.length > 0 && (
          <>
            <Text strong>{`${waiting.length} 步存在手机里，还没传上去`}</Text>
            {waiting.map((one) => (
              <Text key={one.step.input.work_id} size="sm" tone="ink2">
                {nameOf(one)}
              </Text>
            ))}
            <Text size="sm" tone="ink2">
              {photosWaiting > 0
                ? `还有 ${photosWaiting} 张照片等着传。有网会接着传，每一步只记一次`
                : '有网会接着传，每一步只记一次'}
            </Text>
            <Button shape="full" busy={sending.busy} onPress={() => void sending.submit()}>
              现在传
            </Button>
          </>
        )}
        {refused.map((one) => (
          <Stack key={one.step.input.work_id} gap="s1">
            <Text strong tone="danger">{`${nameOf(one)}，没有记上`}</Text>
            <Text size="sm" tone="ink2">
              {one.refused}
            </Text>
            <Row justify="end">
              <Button
                kind="outline"
                shape="full"
                label={`知道了，不再传 ${nameOf(one)}`}
                onPress={() => outbox.drop(one)}
              >
                知道了，不再传
              </Button>
            </Row>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
})
