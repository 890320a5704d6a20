import { imageUrl } from '@/hosts/imageUrl'
import type { AdTask } from '@/parts/advertiser/ads'
import { viewMedia } from '@/platform/viewMedia'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { RatioPicture } from '@/ui/picture/RatioPicture'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { questionLines } from './questionText'

const secondsWords = { video: '至少看', web: '至少停留' } as const

/** What a task shows, as far as it can be shown at once. */
export function CreativeView({ task }: { task: AdTask }) {
  const { creative, media, title } = task
  const { video, picture } = media
  return (
    <Card>
      <SectionHead title="内容" />
      <Stack>
        {'seconds' in creative && (
          <Text size="sm" tone="ink2">
            {`${secondsWords[creative.kind]} ${creative.seconds} 秒`}
          </Text>
        )}
        {creative.kind === 'web' && <Text>{creative.url}</Text>}
        {video && (
          <Button
            kind="soft"
            onPress={() =>
              void viewMedia([{ url: imageUrl(video), type: 'video', name: title }], 0)
            }
          >
            播放短片
          </Button>
        )}
        {'about' in creative && creative.about && <Text>{creative.about}</Text>}
        {picture && <RatioPicture src={picture} alt={title} fit="contain" rounded />}
        {'questions' in creative &&
          questionLines(creative).map(({ text, options }) => (
            <Stack key={text} gap="s1">
              <Text strong>{text}</Text>
              {options.map((option) => (
                <Text key={option} size="sm" tone="ink2">
                  {option}
                </Text>
              ))}
            </Stack>
          ))}
        {creative.kind === 'screenshot' && (
          <Text size="sm" tone="ink2">{`要传 ${creative.pictures} 张截图`}</Text>
        )}
      </Stack>
    </Card>
  )
}
