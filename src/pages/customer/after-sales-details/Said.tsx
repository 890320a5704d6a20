import { relativeTime } from '@/format/date'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { Files } from '@/parts/after-sale/Files'
import { pictures } from '@/parts/after-sale/useFiles'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { again } from './again'

/** The conversation with the customer, the oldest first. */
export function Said({ afterSale }: { afterSale: DeskAfterSale }) {
  const { messages } = afterSale
  if (messages.length === 0) return null
  return (
    <Card>
      <SectionHead title="沟通记录" />
      <Stack>
        {messages.map(({ by, text, at }, index) => (
          <Stack key={`${at} ${text}`} gap="s1">
            <Text size="xs" tone="ink2">
              {`${by || '顾客'} · ${relativeTime(new Date(at), new Date())}`}
            </Text>
            <Text>{text}</Text>
            <Files
              told={afterSale}
              again={again(afterSale)}
              of={(one) => pictures(one.messages[index]?.pictures ?? [], '留言图片')}
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
