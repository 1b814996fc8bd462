// Which page is shown; going to another without loading anew.
import { pageAt, type Page } from './address';
import { come } from './parts';

class Router {
  page = $state<Page>(pageAt(location.pathname, location.hash));

  constructor() {
    const read = () => (this.page = pageAt(location.pathname, location.hash));
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
  }

  /** Goes to an address of ours without loading the page anew, once what shows it is here. */
  async go(address: string) {
    const { pathname, hash } = new URL(address, location.href);
    await come(pageAt(pathname, hash)).catch(() => undefined); // the page tells
    history.pushState(null, '', address);
    this.page = pageAt(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();
