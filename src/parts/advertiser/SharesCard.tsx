import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface Share {
  name: string
  value: number
  words: string
  /** What led to it, where that is known. */
  more?: string
}

interface SharesCardProps {
  title: string
  shares: readonly Share[]
  /** What stands there while there is none. */
  none: string
  /** What holds of all of them. */
  note?: string
}

/** How much of the whole each part has. */
export function SharesCard({ title, shares, none, note }: SharesCardProps) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0)
  return (
    <Card>
      <SectionHead title={title} />
      {shares.length === 0 ? (
        <Text size="sm" tone="ink3">
          {none}
        </Text>
      ) : (
        <Stack>
          {shares.map(({ name, value, words, more }, nth) => (
            <View key={nth}>
              <Progress label={name} value={value} whole={Math.max(1, whole)} note={words} />
              {more && (
                <Text size="sm" tone="ink3">
                  {more}
                </Text>
              )}
            </View>
          ))}
          {note && (
            <Text size="sm" tone="ink3">
              {note}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  )
}
