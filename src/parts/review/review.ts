import type { In, Out } from '@contract/api'
import { uploadPicture } from '@/request/uploadPicture'

export type Reviews = Out<'/tp5/api/GoodsReview/lists'>
export type Review = Reviews['list'][number]
export type Score = Reviews['score']
export type Only = NonNullable<In<'/tp5/api/GoodsReview/lists'>['only']>
export type MyReview = Out<'/tp5/api/GoodsReview/mine'>

/** How many pictures one review takes. */
export const mostPictures = 6

export const bringPicture = uploadPicture('review')

/** What a score comes to, in a line. */
export const scoreWords = ({ average, count }: Score): string =>
  average === null ? `${count} 条评价` : `${average.toFixed(1)} 分 · ${count} 条评价`
