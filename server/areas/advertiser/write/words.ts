import type { Parsed } from '@contract/api'
import type { Creative } from '@contract/advertiser/creative'

/** So much is asked about at once. */
const mostAsked = 2000

/** Every word of a creative that neighbours will read. */
export function wordsOf(creative: Creative): string[] {
  switch (creative.kind) {
    case 'web':
      return [creative.url]
    case 'video':
      return creative.questions.flatMap(({ text, options }) => [text, ...options.map(said)])
    case 'question':
    case 'questionnaire':
      return [creative.about, ...creative.questions.flatMap(questionWords)]
    case 'screenshot':
      return [creative.about]
  }
}

const said = ({ text }: { text: string }) => text

const questionWords = ({
  text,
  options,
}: {
  text: string
  options: readonly { text: string }[]
}) => [text, ...options.map(said)]

const asked = (words: readonly string[]) => words.join('\n').slice(0, mostAsked)

export const wordsOfTask = ({ title, steps, creative }: Parsed<'/tp5/api/Advertiser/saveTask'>) =>
  asked([title, steps, ...wordsOf(creative)])

export const wordsOfCampaign = ({ title, about }: Parsed<'/tp5/api/Advertiser/save'>) =>
  asked([title, about])
