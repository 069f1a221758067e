import { iconSearch } from '@plinth/ui-kit/icons';
import { Field } from '@plinth/ui-kit/react/field';
import { Icon } from '@plinth/ui-kit/react/icon';
import { useRef, useState, type FormEvent } from 'react';
import { demoRoutes } from '#demo/_shared/routes.ts';
import { useSearchKey } from '#demo/_shared/use-search-key.ts';
import { useNavigate } from '#shared/navigation.ts';

/** A search that leads to the list of posts. It waits for Enter, because it leaves the post that is being read. */
export function BlogSearch() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useSearchKey(input);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    navigate(demoRoutes.hrefOf('blog-list', {}, q === '' ? {} : { q }));
  };
  return (
    <search className="blog-search">
      <form onSubmit={search}>
        <Field label="Search posts" labelHidden>
          <Icon slot="start" path={iconSearch} size="small" />
          <input
            ref={input}
            type="search"
            enterKeyHint="search"
            dir="auto"
            placeholder="Search posts"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </search>
  );
}
