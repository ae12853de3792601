import { storyHolds } from '#testkit/story'
import { box } from '../../box.ts'
import { storyOf } from './story.ts'

storyHolds(box, 4, storyOf)
