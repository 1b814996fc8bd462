// How somebody looks at the log: what of it is shown, and whether that can be chosen at the moment.
import { everything, type Filter } from './filter';

export class Look {
  filter = $state<Filter>({ ...everything });
  open = $state(false);

  /** Whether not everything is shown. */
  get narrowed(): boolean {
    return this.filter.seat >= 0 || this.filter.group !== '' || this.filter.words.trim() !== '';
  }

  all(): void {
    this.filter = { ...everything };
  }
}
