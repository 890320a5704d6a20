import type { Out } from '@contract/api'
import { Screen } from '@/blocks/screen/Screen'
import { imageUrl } from '@/hosts/imageUrl'
import { replace } from '@/navigation/go'
import { rewardWords, stateTones } from '@/parts/task/task'
import { TaskHead } from '@/parts/task/TaskHead'
import { type Media, viewMedia } from '@/platform/viewMedia'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { MediaTiles } from '@/ui/picture/MediaTiles'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

interface SentShotsProps {
  shots: Out<'/tp5/api/BillUserImage/show'>
}

/** What was sent, and what became of it. */
export function SentShots({ shots }: SentShotsProps) {
  const { title, advertiser, state, state_text, reason, pictures, flag } = shots
  const files = pictures.map((url, nth): Media => ({
    url,
    type: 'image',
    name: `截图第 ${nth + 1} 张`,
  }))
  const large = files.map((one) => ({ ...one, url: imageUrl(one.url) }))
  return (
    <Screen route="taskLevelUpload">
      <Stack inset>
        <TaskHead title={title} advertiser={advertiser} reward={rewardWords(shots)} />
        <Card>
          <Stack>
            <Row justify="between">
              <Text strong>我的截图</Text>
              <Tag tone={stateTones[state]}>{state_text}</Tag>
            </Row>
            <MediaTiles files={files} onOpen={(nth) => void viewMedia(large, nth)} />
            <Text size="sm" tone="ink2">
              {state === 'reviewing' ? '有人在看，一般 1 天内有结果，会通知您' : reason}
            </Text>
          </Stack>
        </Card>
        <Button shape="full" onPress={() => void replace('taskDetails', { flag: String(flag) })}>
          看看任务
        </Button>
      </Stack>
    </Screen>
  )
}
