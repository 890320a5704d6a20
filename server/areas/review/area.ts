import { reviewCalls } from '@contract/review'
import { defineArea } from '../area'
import { reviewCase } from './desk'
import { reviewLeaving } from './leaving'
import { reviewHandlers } from './review.calls'
import { seedReviews } from './seed'
import { reviewWords } from './shown-words'
import { reviewTelling } from './telling'

export const reviewArea = defineArea({
  name: 'review',
  calls: reviewCalls,
  handlers: reviewHandlers,
  leaving: reviewLeaving,
  telling: reviewTelling,
  desk: { review: reviewCase },
  words: { review: reviewWords },
  seed: seedReviews,
})
