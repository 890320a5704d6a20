import { PosterCell } from '../sharing/PosterCell'
import { type Campaign, periodText, scenePicture } from './campaign'

/** The campaign as a picture. Where friends help, the code says whom, and no code of WeChat's can. */
export function CampaignPoster({ campaign }: { campaign: Campaign }) {
  const { key, title, look, share, pages } = campaign
  const forAll = share.link === pages.self
  return (
    <PosterCell
      name={`邻集-${title}`}
      link={share.link}
      {...(forAll && { coded: { kind: 'campaign', id: key } })}
      data={{
        title,
        picture: scenePicture(look.scene),
        subject: 'right',
        note: periodText(campaign),
        codeWords: forAll ? '扫码来参加' : '扫码帮我一把',
      }}
    />
  )
}
