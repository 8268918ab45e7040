// Every guided game there is.
import { first } from './first/course.ts';
import { lab } from './lab/course.ts';
import type { Course } from './lesson.ts';

export const COURSES: readonly Course[] = [first, lab];
