import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { replace } from '@/navigation/go'
import type { Ad, AdTask } from '@/parts/advertiser/ads'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import { Text } from '@/ui/text/Text'
import { CreativeView } from './CreativeView'
import { GiftCard } from './GiftCard'
import { rewardWords } from './rewardWords'

interface TaskPreviewProps {
  ad: Ad
  task: AdTask | undefined
}

/** What neighbours see of it, and what came of it. */
export function TaskPreview({ ad, task }: TaskPreviewProps) {
  if (!task)
    return (
      <StaffScreen route="advertisementDetails">
        <Message scene={noResult} title="没有找到这个任务">
          <Button
            onPress={() => void replace('activityDetails', { campaign_id: String(ad.campaign_id) })}
          >
            回到投放
          </Button>
        </Message>
      </StaffScreen>
    )
  const { title, kind_text, level, steps, price, completed, cents } = task
  return (
    <StaffScreen route="advertisementDetails">
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Text size="lg" strong>
              {title}
            </Text>
            <Text size="sm" tone="ink2">
              {`第 ${level} 关 · ${kind_text} · ${rewardWords(task)}`}
            </Text>
            <NumberedLines lines={steps} />
          </Stack>
        </Card>
        <CreativeView task={task} />
        <Card>
          <SectionHead title="花了多少" />
          <Facts
            facts={[
              { name: '每次完成', value: money(price) },
              { name: '完成了', value: `${grouped(completed)} 次` },
              { name: '一共花了', value: money(cents), strong: true },
            ]}
          />
        </Card>
        {/* last: most tasks have none, and nothing moves when that is known */}
        <GiftCard ad={ad} taskId={task.task_id} />
      </Stack>
    </StaffScreen>
  )
}
